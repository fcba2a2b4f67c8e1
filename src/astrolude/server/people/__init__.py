"""Those who wanted an account: signing in, their seats on every device, and what is kept of them.

Play needs none of it. Like tables, people are handed what they need of the outside: a store, and a post that
carries mail.
"""
