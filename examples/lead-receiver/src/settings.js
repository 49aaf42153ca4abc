/** Reads the settings from the environment. Throws one sentence that names what is missing or wrong. */

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} database Path of the SQLite file.
 * @property {string} site Origin of the website: https://www.example.com
 * @property {string} token For reading the list of leads; at least 16 characters.
 * @property {boolean} trustProxy Whether your own proxy sets X-Forwarded-For.
 * @property {number} perMinute Requests that one address may send in a minute.
 * @property {number} maxBytes The largest request, with its photos.
 * @property {number} retrySeconds Wait before the first repeat of a failed delivery; it doubles each time, up to an hour.
 * @property {{url: string, from: string, to: string} | undefined} mail
 * @property {string | undefined} webhook
 */

/** @param {NodeJS.ProcessEnv} env @returns {Settings} */
export function readSettings(env) {
  const number = (name, byDefault, [min, max] = [1, Number.MAX_SAFE_INTEGER]) => {
    const value = env[name] === undefined ? byDefault : Number(env[name]);
    if (!(value >= min && value <= max)) throw new Error(`${name} must be a number from ${min} to ${max}.`);
    return value;
  };
  const url = (name, value, protocols) => {
    if (!protocols.includes(URL.canParse(value) && new URL(value).protocol))
      throw new Error(`${name} must be a URL that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`);
    return value;
  };
  const required = (name, example) => {
    if (!env[name]) throw new Error(`Set ${name}, for example ${name}=${example}`);
    return env[name];
  };
  const token = required('ADMIN_TOKEN', '$(openssl rand -hex 24)');
  if (token.length < 16) throw new Error('ADMIN_TOKEN must have at least 16 characters.');
  const mail = env.SMTP_URL && {
    url: url('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    from: required('MAIL_FROM', 'website@example.com'),
    to: required('MAIL_TO', 'owner@example.com'),
  };
  if (!mail && !env.WEBHOOK_URL) throw new Error('Set SMTP_URL or WEBHOOK_URL: without one, leads are not delivered.');
  return {
    host: env.HOST ?? '127.0.0.1',
    port: number('PORT', 8090, [0, 65_535]),
    database: env.DATABASE ?? 'leads.db',
    site: new URL(url('SITE', required('SITE', 'https://www.example.com'), ['https:', 'http:'])).origin,
    token,
    trustProxy: env.TRUST_PROXY === '1',
    perMinute: number('PER_MINUTE', 10),
    maxBytes: number('MAX_BYTES', 25_000_000),
    retrySeconds: number('RETRY_SECONDS', 5, [0.1, 3600]),
    mail: mail || undefined,
    webhook: env.WEBHOOK_URL ? url('WEBHOOK_URL', env.WEBHOOK_URL, ['https:', 'http:']) : undefined,
  };
}
