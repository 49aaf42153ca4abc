/** Reads the settings from the environment. Throws one sentence that names what is missing or wrong. */
import addressparser from 'nodemailer/lib/addressparser';

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} database Path of the SQLite file.
 * @property {string} site Origin of the website: https://www.example.com
 * @property {string} token For reading the list of leads; at least 16 characters.
 * @property {boolean} trustProxy Whether your own proxy sets X-Forwarded-For.
 * @property {number} perMinute Requests that one address may send in a minute.
 * @property {number} maxBytes What is stored of the photos of one request.
 * @property {number} maxStored Bytes of all leads and photos. Above, spam and the oldest delivered leads are removed.
 * @property {number} keepDays How long a lead is kept.
 * @property {number} retrySeconds Wait before the first repeat of a failed delivery; it doubles each time, up to an hour.
 * @property {{url: string, from: string, to: string} | undefined} mail
 * @property {string | undefined} webhook
 */

const names = [
  ...['SITE', 'ADMIN_TOKEN', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'WEBHOOK_URL', 'DATABASE', 'HOST', 'PORT'],
  ...['TRUST_PROXY', 'PER_MINUTE', 'MAX_BYTES', 'MAX_STORED', 'KEEP_DAYS', 'RETRY_SECONDS'],
];

/** @param {NodeJS.ProcessEnv} all @returns {Settings} */
export function readSettings(all) {
  const env = Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name].trim()]])));
  const empty = names.find((name) => env[name] === '');
  if (empty) throw new Error(`${empty} is empty: give it a value, or remove it.`);
  /** @param {RegExp} pattern */
  const like = (name, pattern, sentence) => {
    if (env[name] !== undefined && !pattern.test(env[name])) throw new Error(`${name} must ${sentence}.`);
    return env[name];
  };
  const number = (name, byDefault, [min, max] = [1, Number.MAX_SAFE_INTEGER]) => {
    const value = env[name] === undefined ? byDefault : Number(env[name]);
    const isWhole = Number.isInteger(value) || !Number.isInteger(min);
    if (!(value >= min && value <= max && isWhole))
      throw new Error(`${name} must be a ${Number.isInteger(min) ? 'whole ' : ''}number from ${min} to ${max}.`);
    return value;
  };
  const url = (name, protocols, example) => {
    const value = env[name];
    const { protocol, hostname, username } = URL.canParse(value) ? new URL(value) : {};
    if (value !== undefined && !(hostname && protocols.includes(protocol)))
      throw new Error(`${name} must be a URL such as ${example}`);
    // `fetch` sends no request to such a URL.
    if (username && protocol.startsWith('http')) throw new Error(`${name} must be a URL without a user name.`);
    return value;
  };
  const required = (name, example) => {
    if (env[name] === undefined) throw new Error(`Set ${name}, for example ${name}=${example}`);
    return env[name];
  };
  const address = (name, example) => {
    const given = addressparser(required(name, example), { flatten: true });
    if (given.length === 0 || !given.every(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address)))
      throw new Error(`${name} must be an email address, such as ${example}`);
    return env[name];
  };
  const site = 'https://www.example.com';
  required('SITE', site);
  const token = required('ADMIN_TOKEN', '$(openssl rand -hex 24)');
  like('ADMIN_TOKEN', /^[!-~]{16,}$/, 'have at least 16 ASCII characters, without spaces');
  const smtp = 'smtps://user:password@mail.example.com. In the password, write # as %23, / as %2F and ? as %3F.';
  const mail = url('SMTP_URL', ['smtp:', 'smtps:'], smtp) && {
    url: env.SMTP_URL,
    from: address('MAIL_FROM', 'website@example.com'),
    to: address('MAIL_TO', 'owner@example.com'),
  };
  const webhook = url('WEBHOOK_URL', ['https:', 'http:'], 'https://hooks.example.com/leads');
  const origin = new URL(url('SITE', ['https:', 'http:'], site)).origin;
  if (!mail && !webhook && !/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin))
    throw new Error('Set SMTP_URL or WEBHOOK_URL: without one, leads are not delivered.');
  return {
    host: env.HOST ?? '127.0.0.1',
    port: number('PORT', 8090, [0, 65_535]),
    database: like('DATABASE', /^(?!:|[a-z]{2,}:)/i, 'be the path of a file') ?? 'leads.db',
    site: origin,
    token,
    trustProxy: like('TRUST_PROXY', /^[01]$/, 'be 1 or 0') === '1',
    perMinute: number('PER_MINUTE', 10),
    maxBytes: number('MAX_BYTES', 25_000_000),
    maxStored: number('MAX_STORED', 5_000_000_000, [1_000_000, Number.MAX_SAFE_INTEGER]),
    keepDays: number('KEEP_DAYS', 400),
    retrySeconds: number('RETRY_SECONDS', 5, [0.1, 3600]),
    mail,
    webhook,
  };
}
