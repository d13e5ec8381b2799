/** How long somebody else's service may hold a request, over all attempts and however slowly its answer drips in. */
export const providerTimeout = 4800;
