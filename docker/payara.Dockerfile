# docker build -f docker/payara.Dockerfile -t dama .
FROM maven:3.9-eclipse-temurin-17 AS build
WORKDIR /dama
COPY . .
RUN mvn -B -q -Prelease package -DskipTests

FROM eclipse-temurin:17-jre
# The root file system may be read-only: the server writes to /data and /tmp alone.
RUN mkdir /data && chown 10001:0 /data
COPY --from=build /dama/.servers/payara-micro-*.jar /opt/dama/payara-micro.jar
COPY --from=build /dama/target/dama.war /opt/dama/dama.war
COPY docker/start-payara.sh docker/healthy.sh docker/drain.sh /opt/dama/
USER 10001:0
WORKDIR /
VOLUME ["/data", "/tmp"]
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=6s --start-period=120s --retries=3 CMD ["/opt/dama/healthy.sh"]
ENTRYPOINT ["/opt/dama/start-payara.sh"]
