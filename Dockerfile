# The server with its pages. deploy/compose.yaml runs it with everything around it.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN ["npm", "ci"]
COPY . .
RUN ["npm", "run", "build"]
RUN ["npm", "prune", "--omit=dev"]

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root, so that a compromised process cannot change its own code.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# pg_dump and pg_restore in the database's version, for backups.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
RUN ["install", "--directory", "--owner=node", "--group=node", "/data"]
USER node
VOLUME /data
EXPOSE 3000
# Uses the IP address, because the server responds with 404 to a host name other than that of PUBLIC_URL.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
