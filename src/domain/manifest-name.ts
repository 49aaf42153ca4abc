/** The file that every built folder has: whoever finds it knows that each build replaces the folder whole. */
export const manifestName = '.treesite.json';
