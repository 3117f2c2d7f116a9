FROM maven:3.9-eclipse-temurin-17 AS build
WORKDIR /dama
COPY . .
RUN mvn -B -q package -DskipTests

FROM quay.io/wildfly/wildfly:39.0.1.Final-jdk17
COPY --from=build /dama/target/dama.war /opt/jboss/wildfly/standalone/deployments/ROOT.war
