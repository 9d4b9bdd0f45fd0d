"""What goes over the wire: commands are checked strictly, answers are described for those who write clients."""
