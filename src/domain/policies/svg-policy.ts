/** The content policy of an SVG file that is opened at its own URL: its styles apply, and nothing runs or loads. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
