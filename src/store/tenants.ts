/** The tenant of the command line. */
export const LOCAL_TENANT = "local";
