/** refine brings a CSV parser for imports in the browser; here files are read by the server. */
module.exports = {}
