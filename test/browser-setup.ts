import chromium from "@sparticuz/chromium";

/**
 * Unpacks the browser once, before any test file starts: two that unpack it at the same time would start what the other
 * still writes.
 */
export default async function setup(): Promise<void> {
  process.env.CHROME_PATH ??= await chromium.executablePath();
}
