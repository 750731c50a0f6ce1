// Shows the API's description with Swagger UI.

/** Paths as text: Swagger UI puts a link into the button that opens an operation. */
const pathsAsText = () => ({
  wrapComponents: { DeepLink: (link, system) => (props) => system.React.createElement('span', null, props.text) },
});

/** The list of servers has no label but the title beside it. */
const labelServers = () => {
  const title = document.querySelector('.servers-title');
  if (title) {
    title.id = 'servers-title';
    document.querySelector('#servers').setAttribute('aria-labelledby', title.id);
  }
};

window.addEventListener('load', () => {
  SwaggerUIBundle({
    url: '/spec.json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    displayRequestDuration: true,
    validatorUrl: null,
    plugins: [pathsAsText],
    onComplete: labelServers,
  });
});
