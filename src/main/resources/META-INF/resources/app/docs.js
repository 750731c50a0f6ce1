// Shows the API's description with Swagger UI.
window.addEventListener('load', () => {
  SwaggerUIBundle({
    url: '/spec.json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    displayRequestDuration: true,
    validatorUrl: null,
  });
});
