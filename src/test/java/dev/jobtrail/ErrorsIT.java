package dev.jobtrail;

import dev.jobtrail.error.ErrorsTest;
import io.quarkus.test.junit.QuarkusIntegrationTest;

@QuarkusIntegrationTest
class ErrorsIT extends ErrorsTest {}
