# docker build -f docker/wildfly.Dockerfile -t dama .
FROM maven:3.9-eclipse-temurin-17 AS build
WORKDIR /dama
COPY . .
RUN mvn -B -q package -DskipTests

FROM quay.io/wildfly/wildfly:39.0.1.Final-jdk17
# The root file system may be read-only: the server writes to /data and /tmp alone.
USER root
RUN mkdir /data && chown 10001:0 /data && chmod -R a+rX /opt/jboss
COPY --from=build /dama/target/dama.war /opt/dama/dama.war
COPY docker/start-wildfly.sh docker/healthy.sh docker/drain.sh /opt/dama/
USER 10001:0
WORKDIR /
VOLUME ["/data", "/tmp"]
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=6s --start-period=120s --retries=3 CMD ["/opt/dama/healthy.sh"]
ENTRYPOINT ["/opt/dama/start-wildfly.sh"]
