"""The club: people with a key and a name, who know each other on one server. Off until somebody turns it on."""
