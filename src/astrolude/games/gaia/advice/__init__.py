"""What helps to choose: the evaluation and its terms, candidates, proposals, standing orders."""
