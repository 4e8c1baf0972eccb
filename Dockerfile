# docker build --build-arg SITE_URL=https://www.your-site.ca -t northpane .
# docker run --read-only --tmpfs /tmp -p 8080:8080 northpane
# With the receiver of requests: hosting/docker/compose.yaml
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG ESTIMATE_ENDPOINT
ARG RECEIVER_ADDRESS
ARG COUNT_CONTACTS
RUN npm run build && node scripts/copy-receiver.ts /receiver

# Receives what the form sends, and keeps it in /requests.
FROM node:24-bookworm-slim AS receiver
WORKDIR /site
RUN mkdir /requests && chown node /requests
COPY --from=build /receiver ./
COPY --from=build /site/dist/request-*.html dist/
ENV HOST=0.0.0.0 REQUESTS_FOLDER=/requests
USER node
EXPOSE 4323
VOLUME /requests
CMD ["node", "server/receive.ts"]

# The nginx of Debian, which the tests run with the same two files.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY hosting/docker/nginx.conf /etc/northpane/nginx.conf
COPY --from=build /site/deploy/nginx.conf /etc/northpane/site.conf
COPY --from=build /site/dist /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/tmp", "-c", "/etc/northpane/nginx.conf", "-e", "stderr"]
