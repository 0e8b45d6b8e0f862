/**
 * How long unit tests are waited for, in every package: long, on a machine that may be several times slower than
 * another. A limit is only there so that a hang ends; what takes how long is measured by `pnpm bench`.
 */
export default {
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
  },
}
