/** What browsers paint around a page of paper: `--ftf-paper` of the frame, by day and by night. */
export const PaperColour = () => (
  <>
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14161a" />
    <meta name="theme-color" content="#ffffff" />
  </>
)
