/** The public face of Found Time: presentational components, styled by `@found-time/ui-frame/styles.css`. */
export {
  RegisterCalendar,
  type RegisterCalendarProps,
  type RegisterDay,
  type RegisterMonth,
} from './calendar'
export { ClockScreen, type ClockScreenProps, Overlay, type OverlayProps } from './clock-screen'
export { ClockStrip, type ClockStripLink, type ClockStripProps } from './clock-strip'
export {
  Dialog,
  type DialogProps,
  DialogSection,
  type DialogSectionProps,
  KeyList,
  type KeyListProps,
  Snippet,
  type SnippetProps,
  Toast,
  type ToastProps,
  ToolButton,
  type ToolButtonProps,
  Tools,
  type ToolsProps,
} from './dialog'
export { Document, type DocumentProps } from './document'
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
export { LIST_POSTER_SIZE } from './poster-preview'
export { ProfileList, type ProfileListProps } from './profile-list'
export {
  Register,
  type RegisterOrder,
  type RegisterProps,
  type RegisterRow,
  type RegisterSort,
} from './register'
export {
  NothingFound,
  type NothingFoundProps,
  REGISTER_VIEWS,
  type RegisterView,
  SearchBar,
  type SearchBarProps,
} from './search-bar'
export { SiteFooter, type SiteFooterProps } from './site-footer'
export { type NavigationLink, SiteHeader, type SiteHeaderProps, SkipLink } from './site-header'
export { Stamp, type StampProps } from './stamp'
