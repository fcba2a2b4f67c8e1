"""What people who play together more than once want: ratings, profiles, friends, tournaments.

Built like `people`, from values and protocols, without a web framework or a database; all of it is for those
who have an account, and nothing of it is in the way of those who have none.
"""
