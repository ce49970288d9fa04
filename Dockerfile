# docker build -t tribunal . && docker run -p 4747:4747 -v tribunal:/data tribunal
# The access token and a signed-in page are printed at the first start: docker logs <container>.
# Under a name of its own: docker run … tribunal serve --host 0.0.0.0 --allow-remote --no-open --allow-host desk.example.org
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && npm pack --silent --ignore-scripts --pack-destination /tmp

FROM node:24-slim
COPY --from=build /tmp/tribunal-*.tgz /tmp/
RUN npm install --global --no-audit --no-fund /tmp/tribunal-*.tgz && rm -rf /tmp/tribunal-*.tgz /root/.npm \
  && install -d -o node -g node /data
USER node
ENV NODE_ENV=production TRIBUNAL_HOME=/data
VOLUME /data
EXPOSE 4747
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:4747/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tribunal"]
CMD ["serve", "--host", "0.0.0.0", "--allow-remote", "--no-open"]
