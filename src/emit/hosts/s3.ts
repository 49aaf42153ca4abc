/** A site → a script that uploads it to Amazon S3, and the settings of the bucket. Pure. */
import { immutable, revalidate } from '../../domain/cache-control.ts';
import { quoteForShell } from '../../text/escape.ts';
import type { PlannedRedirect } from '../redirects.ts';
import type { HostInput } from './host-input.ts';
import { endingsByType } from './server-input.ts';

export const s3Script = '.deploy/s3.sh';
export const s3Settings = '.deploy/website.json';

/** For `aws s3api put-bucket-website`. S3 supports one 404 page for the whole bucket. */
export function formatS3Settings({ headers }: HostInput): string {
  const key = `${headers.base}/404.html`.slice(1);
  return `${JSON.stringify({ IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: key } }, null, 2)}\n`;
}

/** Uploads assets first, because pages need them, then everything else, pages last; then deletes old files. `generated`: paths of generated files. */
export function formatS3Script(input: HostInput, generated: readonly string[]): string {
  const { headers, redirects, encodedFiles } = input;
  const ready = [...input.assets, ...input.staticFiles].map(({ path }) => path);
  const files = [...ready, ...input.pageFiles(), ...encodedFiles, ...generated];
  const isAsset = (file: string) => file.startsWith('assets/');
  const assets = endingsByType([...files.filter(isAsset), ...pictures]);
  const others = endingsByType([...files.filter((file) => !isAsset(file)), ...icons]);
  const lines = [
    '#!/bin/sh',
    `# Uploads the site to a bucket that serves websites: sh dist/${s3Script} BUCKET`,
    '# Further arguments go to each command of aws: --profile NAME, --dryrun …',
    'set -eu',
    'bucket=$1',
    'shift',
    'cd "$(dirname "$0")/.."',
    `to="s3://$bucket${headers.base}"`,
    '',
    ...assets.map((kind) => sync('assets', immutable, kind)),
    ...others.map((kind) => sync('.', revalidate, kind)),
    ...redirects.map(formatRedirect),
    // Compares sizes only, because all changes but those of unknown types were uploaded above.
    `aws s3 sync . "$to" --only-show-errors --size-only --delete --cache-control '${revalidate}' "$@" ${notUploaded}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Types of files that may be encoded only after this script is written. */
const pictures = ['a.avif', 'a.jpg', 'a.png', 'a.webp'];
const icons = ['a.ico', 'a.png'];

const notUploaded = "--exclude '.deploy/*' --exclude .treesite.json";

function sync(from: '.' | 'assets', caching: string, [type, endings]: [type: string, endings: string[]]): string {
  const places = from === '.' ? '. "$to"' : `${from} "$to/${from}"`;
  const only = ["--exclude '*'", ...endings.map((ending) => `--include '*.${ending}'`)];
  const except = from === '.' ? [`--exclude 'assets/*' ${notUploaded}`] : [];
  const settings = `--only-show-errors --content-type '${type}' --cache-control '${caching}'`;
  return ['aws s3 sync', places, settings, '"$@"', ...only, ...except].join(' ');
}

/** Uploads an object that only redirects. */
function formatRedirect({ file, to }: PlannedRedirect): string {
  const flags = `--content-type 'text/html; charset=utf-8' --cache-control '${revalidate}'`;
  return `aws s3 cp ${quoteForShell(file)} "$to"/${quoteForShell(file)} --only-show-errors ${flags} --website-redirect ${quoteForShell(to)} "$@"`;
}
