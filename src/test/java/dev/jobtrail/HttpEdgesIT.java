package dev.jobtrail;

import dev.jobtrail.error.HttpEdgesTest;
import io.quarkus.test.junit.QuarkusIntegrationTest;

@QuarkusIntegrationTest
class HttpEdgesIT extends HttpEdgesTest {}
