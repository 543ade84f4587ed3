// What other features of the platform may use of this one.
