/** As far as it is used here: the package has no types of its own. */
declare module "s3rver" {
  export default class S3rver {
    constructor(options: object);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
