/// No field of the app is longer than 500 characters: a request that is larger than this is none of its own.
routerUse((e) => {
  if (e.request.contentLength > 256 * 1024) throw new ApiError(413, "Request entity too large.");
  return e.next();
});
