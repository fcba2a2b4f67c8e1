"""The tables over HTTP and WebSocket: what is accepted, from whom and how often, and the page's files."""
