@rem Lets Windows run the npm scripts that begin with `exec`, which elsewhere has the shell give its place to node, so
@rem that node gets the signals that npm passes on.
@%*
