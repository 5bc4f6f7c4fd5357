# The portal with its embedded API. Build: docker build -t millwright .   Run: see compose.yaml and docs/operations.md.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --include=optional --no-audit --no-fund && npx nx build portal

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/portal/package.json apps/portal/
COPY apps/api/package.json apps/api/
COPY apps/storybook/package.json apps/storybook/
COPY packages/elements/package.json packages/elements/
COPY packages/domain/package.json packages/domain/
COPY packages/i18n/package.json packages/i18n/
COPY packages/api-client/package.json packages/api-client/
COPY packages/ui/package.json packages/ui/
COPY deploy/prune-packages.sh deploy/
RUN npm ci --omit=dev --no-audit --no-fund -w @millwright/portal -w @millwright/api \
  && sh deploy/prune-packages.sh node_modules

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY apps/portal/package.json apps/portal/
COPY apps/portal/app apps/portal/app
COPY apps/portal/server apps/portal/server
COPY apps/api/package.json apps/api/
COPY apps/api/src apps/api/src
COPY packages packages
COPY --from=build /app/apps/portal/build apps/portal/build
RUN mkdir /data && chown node:node /data
# 1000 is the user `node` of the base image: a number, so that a cluster can check that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--conditions=@millwright/source", "--disable-warning=ExperimentalWarning", "apps/portal/server/main.ts"]
