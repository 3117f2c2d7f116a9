FROM maven:3.9-eclipse-temurin-17 AS build
WORKDIR /dama
COPY . .
RUN mvn -B -q package -DskipTests

FROM payara/micro:6.2025.10-jdk17
COPY --from=build /dama/target/dama.war /opt/payara/deployments/ROOT.war
CMD ["--nohazelcast", "--disablephonehome", "--contextroot", "/", "--deploy", "/opt/payara/deployments/ROOT.war"]
