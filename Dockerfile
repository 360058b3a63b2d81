# SPDX-License-Identifier: Apache-2.0
# bannerc as an image: `docker build -t bannerc .`, then `docker run --rm -v "$PWD:/work" bannerc lint`.
# The C library of the first stage is older than that of the second, so that the program runs there.
FROM swift:6.1-jammy AS build
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y curl git python3
WORKDIR /bannerc
COPY . .
RUN scripts/release && scripts/package && mkdir /packed && tar -xzf .build/packages/bannerc-*.tar.gz -C /packed --strip-components 1

FROM debian:bookworm-slim
COPY --from=build /packed/ /usr/local/
# Nobody in particular: what is written belongs to whoever says `--user`.
USER 65534:65534
WORKDIR /work
ENTRYPOINT ["bannerc"]
