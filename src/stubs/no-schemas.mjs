/** In the built console the `z` of the calls: it knows their addresses, and the server alone checks what they say. */
export const z = new Proxy(() => undefined, { get: () => z, apply: () => z })
