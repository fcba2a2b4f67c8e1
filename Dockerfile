# syntax=docker/dockerfile:1
# The server with the compiled engine and the page. `docker compose up` adds PostgreSQL and HTTPS: docs/hosting.md.

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml setup.py constraints.txt MANIFEST.in README.md LICENSE .npmrc ./
COPY docs/openapi.json docs/openapi.json
COPY tools tools
COPY web web
COPY src src
# The build backend fetches mypyc and Node by itself; the constraints hold for them, too.
ENV PIP_CONSTRAINT=/build/constraints.txt PIP_BUILD_CONSTRAINT=/build/constraints.txt PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/astrolude \
    && /opt/astrolude/bin/pip install ".[postgres,expert]" \
    && /opt/astrolude/bin/python -c "import astrolude; assert astrolude.engine_kind() == 'compiled'"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --user-group --create-home --home-dir /srv/astrolude astrolude
COPY --from=build /opt/astrolude /opt/astrolude
ENV PATH=/opt/astrolude/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ASTROLUDE_HOST=0.0.0.0 \
    ASTROLUDE_PORT=8000 \
    ASTROLUDE_DATABASE=/srv/astrolude/games.sqlite3
USER astrolude
WORKDIR /srv/astrolude
VOLUME /srv/astrolude
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
ENTRYPOINT ["astrolude"]
CMD ["serve"]
