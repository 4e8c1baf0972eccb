import { binaryTypes, textTypes } from './media-types.ts'
import type { Redirect } from './redirects.ts'
import {
  cacheControl,
  dottedFolder,
  errorPages,
  hashedFolders,
  hiddenPath,
  maxUrlLength,
  refusedPath,
  responseHeaders,
} from './rules.ts'

export interface NginxOptions {
  redirects: Redirect[]
  host: string
  port: number
  root: string
}

/** A server block with its maps, for the `http` context. It needs the brotli_static module. */
export function formatNginx({ redirects, host, port, root }: NginxOptions): string {
  return `# Written by the build from hosting/rules.ts. The port and the folder are yours to change.

# The status of a URL that no honest link contains.
map $request_uri $site_refused {
  ${quote(`~^.{${maxUrlLength + 1}}`)} 414;
  ${quote(`~${refusedPath}`)} 400;
}

map $uri $site_hidden {
  ${quote(`~${hiddenPath}`)} 1;
  ${quote(`~^/\\.(?!${dottedFolder.slice(2)})`)} 1;
}

# Only a file that is there is kept for ever.
map $status:$uri $site_cache_control {
  ${quote(`~^(200|206|304):/(${hashedFolders.join('|')})/`)} ${quote(cacheControl.hashed)};
  "~^5" ${quote(cacheControl.serverError)};
  default ${quote(cacheControl.other)};
}

map $status $site_allow {
  405 "GET, HEAD";
}

server {
  listen ${port};
  server_name ${host};
  root ${quote(root)};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  error_page 404 /404.html;
  error_page 500 501 502 503 504 /500.html;
  # A file that nginx may not read is our mistake, not the visitor's.
  error_page 403 =500 /500.html;

  # nginx takes headers from the nearest level that has any, so all of them stand here and none in a location.
${Object.entries(responseHeaders)
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache_control always;
  add_header Allow $site_allow always;

  # The build has compressed the files. A proxy in front may have them compressed too.
  gzip off;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

  types {
${Object.entries({ ...textTypes, ...binaryTypes })
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type text/plain;
  charset utf-8;
  charset_types ${Object.values(textTypes)
    .filter((type) => type !== 'text/html')
    .join(' ')};

  if ($request_method !~ ^(GET|HEAD)$) { return 405 "Only GET and HEAD are answered here."; }
  if ($site_refused = 414) { return 414 "That URL is too long."; }
  if ($site_refused = 400) { return 400 "That URL is not valid."; }

  location / {
    if ($site_hidden) { return 404; }
    try_files $uri $uri.html =404;
  }

  location = / {
    try_files /index.html =404;
  }

${errorPages.map((page) => `  location = /${page} { internal; }`).join('\n')}

  # The redirects; there are no others.
${redirects.map(({ from, to }) => `  location = ${quote(from)} { return 308 ${to}$is_args$args; }`).join('\n')}
}
`
}

/** In quotes nginx reads a backslash as the beginning of an escape. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
