# The portal with its embedded API. Build: docker build -t millwright .   Run: see compose.yaml and docs/operations.md.
ARG NODE_IMAGE=node:24-bookworm-slim
# The C++ runtime, certificates and time zones: no shell and no npm. debian:bookworm-slim, which is larger, serves as well.
ARG RUN_IMAGE=gcr.io/distroless/cc-debian12

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --include=optional --no-audit --no-fund && npx nx build portal

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/portal/package.json apps/portal/
COPY apps/accounts/package.json apps/accounts/
COPY apps/api/package.json apps/api/
COPY apps/storybook/package.json apps/storybook/
COPY packages/elements/package.json packages/elements/
COPY packages/domain/package.json packages/domain/
COPY packages/i18n/package.json packages/i18n/
COPY packages/api-client/package.json packages/api-client/
COPY packages/ui/package.json packages/ui/
COPY deploy/prune-packages.sh deploy/
RUN npm ci --omit=dev --no-audit --no-fund -w @millwright/portal -w @millwright/api \
  && sh deploy/prune-packages.sh node_modules \
  && mkdir /data

FROM ${RUN_IMAGE}
ENV PATH=/usr/local/bin NODE_ENV=production PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY apps/portal/package.json apps/portal/
COPY apps/portal/app apps/portal/app
COPY apps/portal/server apps/portal/server
COPY apps/api/package.json apps/api/
COPY apps/api/src apps/api/src
COPY packages packages
COPY --from=build /app/apps/portal/build apps/portal/build
COPY --from=build /app/apps/accounts/build apps/accounts/build
COPY --from=packages --chown=1000:1000 /data /data
# A number, so that a cluster can check that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=4 \
  CMD ["/usr/local/bin/node", "-e", \
    "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["/usr/local/bin/node", "--max-semi-space-size=16", "--max-old-space-size=1024", \
  "--conditions=@millwright/source", "--disable-warning=ExperimentalWarning", "apps/portal/server/main.ts"]
