# The site in a container: docker build -t muthu-dental . && docker run --memory 1500m -p 3000:3000 -v muthu-dental:/data muthu-dental
# Pass settings with --env-file. Settings that are part of the build are also build arguments (--build-arg): the image has no tools
# to build again at the start. With DATABASE_URL several containers may run; each needs the same identity-keys.json.
FROM node:24.21-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG TAG_MANAGER_ID
ARG WEBENGAGE_LICENCE
ARG COGNITO_USER_POOL_ID
ARG COGNITO_CLIENT_ID
ARG COGNITO_IDENTITY_POOL_ID
ARG COGNITO_DOMAIN
ARG STORAGE_BUCKET
ARG IDENTITY_GUESTS
ARG COGNITO_PASSWORD_FLOW
ARG COGNITO_COOKIE_DOMAIN
ARG COGNITO_COOKIE_SAME_SITE
ARG LIVE_ENDPOINT
ARG API_BACKEND_URL
ARG API_BASE_URL
ARG API_ELASTICSEARCH_URL
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache

FROM node:24.21-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data LOG_FORMAT=json STOP_DELAY_SECONDS=5
WORKDIR /site
COPY --from=build --chown=root:root /site ./
RUN mkdir -m 700 /data && mkdir .next/cache && chown node:node /data .next/cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that SIGTERM reaches it.
CMD ["node", "scripts/start.mjs"]
