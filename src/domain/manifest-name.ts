/** The file that marks a folder as a build's output, which each build replaces as a whole. */
export const manifestName = '.treesite.json';
