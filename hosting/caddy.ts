import type { ServerOptions } from './nginx.ts'
import {
  binaryTypes,
  buildResponseHeaders,
  cacheControl,
  chooseContentType,
  hashedFolders,
  hiddenPath,
  maxProxiedBody,
  maxUrlLength,
  refusalText,
  refusedPath,
  textTypes,
  wellKnownFolder,
} from './rules.ts'

/** A whole Caddyfile. The environment may say otherwise where the site and the receiver are. */
export function formatCaddyfile({ redirects, hostname, endpoint, receiverAddress }: ServerOptions): string {
  const responseHeaders = buildResponseHeaders(endpoint)
  return `# Written by the build from hosting/rules.ts. SITE_ADDRESS and SITE_ROOT in the environment change name and folder.
{
	# Without the admin API nothing but the site listens, and a changed Caddyfile needs a restart.
	admin off
}

# The build has compressed the files. Caddy itself sends Vary only with a compressed one, so it is set for all.
(site_files) {
	header {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS:${hostname}} {
	root * {$SITE_ROOT:/srv/${hostname}}

	header {
${Object.entries(responseHeaders)
  .map(([name, value]) => `		${name} "${value}"`)
  .join('\n')}
		Cache-Control "${cacheControl.other}"
	}
	header -Server

${endpoint?.path ? formatReceiver(endpoint.path, receiverAddress, Object.keys(responseHeaders)) : ''}	route {
		@method not method GET HEAD
		handle @method {
			header Allow "GET, HEAD"
			respond "${refusalText[405]}" 405
		}

		@long expression \`size({http.request.orig_uri}) > ${maxUrlLength}\`
		respond @long "${refusalText[414]}" 414

		@refused vars_regexp {http.request.orig_uri} \`${refusedPath}\`
		respond @refused "${refusalText[400]}" 400

		# The redirects; there are no others.
		map {path} {redirect_to} {
${redirects.map(({ from, to }) => `			${from} ${to}`).join('\n')}
		}
		map {query} {redirect_query} {
			~(.+) ?\${1}
		}
		@redirected vars_regexp {redirect_to} ^/
		redir @redirected {redirect_to}{redirect_query} 308

		@hidden path_regexp \`${hiddenPath}\`
		error @hidden 404
		@dotted {
			path /.*
			not path ${wellKnownFolder}*
		}
		error @dotted 404

		rewrite / /index.html
		try_files {path} {path}.html
		@missing not file
		error @missing 404

${formatTypes()}

		@hashed path ${hashedFolders.map((folder) => `/${folder}/*`).join(' ')}
		header @hashed Cache-Control "${cacheControl.hashed}"
		import site_files
	}

	handle_errors {
		# The page is sent whole, whatever the visitor has of it.
		request_header -If-None-Match
		request_header -If-Modified-Since
		request_header -Range
		header -Server
		header Content-Type "${chooseContentType('html')}"

		# A file that Caddy may not read is our mistake, not the visitor's.
		map {http.error.status_code} {error_status} {
			403 500
			default {http.error.status_code}
		}
		@server_error vars_regexp {error_status} ^5
		handle @server_error {
			rewrite * /500.html
			header Cache-Control "${cacheControl.noStore}"
			header {
				Vary Accept-Encoding
				defer
			}
			file_server {
				precompressed br gzip
				status {error_status}
			}
		}
		handle {
			rewrite * /404.html
			header Cache-Control "${cacheControl.other}"
			import site_files
		}
	}
}
`
}

/**
 * Passes requests on to the receiver; Caddy runs `handle` before `route`. The receiver sends the site's headers too, so
 * Caddy drops those, and each is sent once.
 */
function formatReceiver(path: string, address: string, headers: string[]): string {
  return `	@receiver path ${path} ${path}/*
	handle @receiver {
		header Cache-Control "${cacheControl.noStore}"
		request_body {
			max_size ${maxProxiedBody}
		}
		reverse_proxy {$RECEIVER_ADDRESS:${address}} {
${['Cache-Control', ...headers].map((name) => `			header_down -${name}`).join('\n')}
		}
	}

`
}

function formatTypes(): string {
  return Object.keys({ ...textTypes, ...binaryTypes })
    .map((kind) => `		@${kind} path *.${kind}\n		header @${kind} Content-Type "${chooseContentType(kind)}"`)
    .join('\n')
}
