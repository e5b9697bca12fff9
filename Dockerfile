# The project's own Node.js (package.json), so that the image needs no second one; Debian 13 has pg_dump 17.
FROM node:24.21.0-trixie-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS console
RUN npm ci
COPY . .
RUN npm run build

FROM base AS packages
RUN npm ci --omit=dev \
  && rm -r node_modules/node node_modules/.bin/node \
  && find node_modules -name '*.map' -delete -o -name '*.d.?ts' -delete -o -name '*.d.ts' -delete

FROM base AS postgresql
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17

FROM node:24.21.0-trixie-slim
# tini passes signals on, and buries what a killed server leaves; libpq5 is for pg_dump, without the Perl around it.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libpq5 tini \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -m 0700 -o node -g node /data /backups
COPY --from=postgresql /usr/lib/postgresql/17/bin/pg_dump /usr/lib/postgresql/17/bin/pg_restore /usr/lib/postgresql/17/bin/
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=console /app/dist dist
COPY LICENSE package.json ./
COPY access-control access-control
COPY api api
COPY core core
COPY domain domain
COPY entities entities
COPY scripts/backup.ts scripts/build-console.ts scripts/change-secret.ts scripts/end-with-supervisor.ts scripts/ledger-check.ts scripts/probe-database.ts scripts/reset-second-factor.ts scripts/restore.ts scripts/run-command.ts scripts/serve.ts scripts/start.ts scripts/steps.ts scripts/supervisor.ts scripts/
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/app/compiled
RUN install -d -o node -g node compiled
USER 1000:1000
# Half of a start is to read and compile the server's files; Node.js keeps what that gave by user and path, and reads it only.
RUN ["node", "--input-type=module", "--eval", "await import('/app/api/main.ts')"]
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start.ts"]
