import type { EstimateEndpoint } from '../src/form/endpoint.ts'
import type { Redirect } from './built-site.ts'
import {
  binaryTypes,
  buildResponseHeaders,
  cacheControl,
  errorPages,
  hashedFolders,
  hiddenPath,
  maxProxiedBody,
  maxUrlLength,
  refusalText,
  refusedPath,
  textTypes,
  wellKnownFolder,
} from './rules.ts'

/** What nginx and Caddy are told of a site. */
export interface ServerOptions {
  redirects: Redirect[]
  /** The name of the site. Caddy gets a certificate for it. */
  hostname: string
  endpoint: EstimateEndpoint | undefined
  /** Where the receiver of the requests listens. */
  receiverAddress: string
}

/** A server block with its maps, for the `http` context. It needs the brotli_static module. */
export function formatNginx({ redirects, hostname, endpoint, receiverAddress }: ServerOptions): string {
  const responseHeaders = buildResponseHeaders(endpoint)
  const receiverPath = endpoint?.path
  return `# Written by the build from hosting/rules.ts. The port and the folder are yours to change.

# The status for a URL that is too long or malformed.
map $request_uri $site_refused {
  ${quote(`~^.{${maxUrlLength + 1}}`)} 414;
  ${quote(`~${refusedPath}`)} 400;
}

map $uri $site_hidden {
  ${quote(`~${hiddenPath}`)} 1;
  ${quote(`~^/\\.(?!${wellKnownFolder.slice(2)})`)} 1;
}

# Only a file that exists is cached for a year.
map $status:$uri $site_cache_control {
${receiverPath ? `  ${quote(`~^[0-9]+:${receiverPath}(/|$)`)} ${quote(cacheControl.noStore)};\n` : ''}  ${quote(`~^(200|206|304):/(${hashedFolders.join('|')})/`)} ${quote(cacheControl.hashed)};
  "~^5" ${quote(cacheControl.noStore)};
  default ${quote(cacheControl.other)};
}

# Not for the receiver, which sends an Allow of its own.
map "$status:$upstream_status" $site_allow {
  "405:" "GET, HEAD";
}

map "$request_method:$uri" $site_method_refused {
  "~^(GET|HEAD):" 0;
${receiverPath ? `  ${quote(`~:${receiverPath}(/|$)`)} 0;\n` : ''}  default 1;
}

server {
  listen 8080;
  server_name ${hostname};
  root /srv/site;

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
  # Also the type of the texts that are returned below.
  default_type text/plain;
  charset utf-8;
  charset_types ${Object.values(textTypes)
    .filter((type) => type !== 'text/html')
    .join(' ')};

  if ($site_method_refused) { return 405 ${quote(refusalText[405])}; }
  if ($site_refused = 414) { return 414 ${quote(refusalText[414])}; }
  if ($site_refused = 400) { return 400 ${quote(refusalText[400])}; }

${receiverPath ? formatReceiver(receiverPath, receiverAddress, Object.keys(responseHeaders)) : ''}  location / {
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

/** Passes requests on to the receiver, which sends the site's headers too: nginx hides those, and each is sent once. */
function formatReceiver(path: string, address: string, headers: string[]): string {
  return `  location ~ ${quote(`^${path}(/|$)`)} {
    client_max_body_size ${maxProxiedBody};
    proxy_pass http://${address};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
${['Cache-Control', ...headers].map((name) => `    proxy_hide_header ${name};`).join('\n')}
  }

`
}

/** Puts a text in quotes, in which nginx reads a backslash as the beginning of an escape. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
