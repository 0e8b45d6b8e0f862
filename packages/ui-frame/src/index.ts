/** The public face of Found Time: presentational components, styled by `@found-time/ui-frame/styles.css`. */
export {
  RegisterCalendar,
  type RegisterCalendarProps,
  type RegisterDay,
  type RegisterMonth,
} from './calendar'
export { ClockScreen, type ClockScreenProps, Overlay, type OverlayProps } from './clock-screen'
export { ClockStrip, type ClockStripLink, type ClockStripProps } from './clock-strip'
export { Document, type DocumentProps } from './document'
export {
  Finder,
  type FinderProps,
  NothingFound,
  type NothingFoundProps,
  REGISTER_VIEWS,
  type RegisterView,
} from './finder'
export { Manifesto, type ManifestoProps, type ManifestoStatement } from './manifesto'
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form'
export { Page, type PageProps } from './page'
export {
  ErrorPanel,
  type ErrorPanelProps,
  LoadingPanel,
  type LoadingPanelProps,
  PlainTime,
  type PlainTimeProps,
  type Tone,
} from './panels'
export { ProfileList, type ProfileListProps } from './profile-list'
export {
  Register,
  type RegisterOrder,
  type RegisterProps,
  type RegisterRow,
  type RegisterSort,
} from './register'
export {
  KeyList,
  type KeyListProps,
  Note,
  type NoteProps,
  Sheet,
  type SheetProps,
  SheetSection,
  type SheetSectionProps,
  Snippet,
  type SnippetProps,
  ToolButton,
  type ToolButtonProps,
  Tools,
  type ToolsProps,
} from './sheet'
export { SiteFooter, type SiteFooterProps } from './site-footer'
export { type NavigationLink, SiteHeader, type SiteHeaderProps, SkipLink } from './site-header'
export { Stamp, type StampProps } from './stamp'
