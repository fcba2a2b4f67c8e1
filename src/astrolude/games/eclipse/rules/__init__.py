"""The rules: a module for each chapter, free functions over the position."""
