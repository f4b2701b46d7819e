"""What only the page needs: its worker, one document and one job at a time, columns of numbers."""
