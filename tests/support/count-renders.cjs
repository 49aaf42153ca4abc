/** For `node --require`: writes each page that React's renderToStaticMarkup has rendered to the file $RENDERED, a line with its title per page. */
const { appendFileSync } = require('node:fs');
const server = require('react-dom/server');

const render = server.renderToStaticMarkup;
server.renderToStaticMarkup = (...given) => {
  const markup = render(...given);
  const [, title] = /^<html.*?<title>(.*?)<\/title>/s.exec(markup) ?? [];
  if (title !== undefined) appendFileSync(process.env.RENDERED, `${title}\n`);
  return markup;
};
