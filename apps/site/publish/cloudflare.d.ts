/**
 * What tests use of `@cloudflare/pages-shared`: `tsconfig.json` has its modules found here, since it ships sources that
 * are not written for our compiler's strictness.
 */
export function parseHeaders(text: string): { rules: unknown[]; invalid: { message: string }[] }

export function createMetadataObject(given: { headers: unknown }): object

export function generateHandler(given: {
  request: Request
  metadata: object
  logError(error: Error): void
  findAssetEntryForPath(path: string): Promise<string | null>
  getAssetKey(entry: string): string
  negotiateContent(): { encoding: null }
  fetchAsset(key: string): Promise<{ body: BodyInit; contentType: string }>
}): Promise<Response>
