/** The public face of Found Time: presentational components, styled by `@found-time/ui-frame/styles.css`. */
export {
  RegisterCalendar,
  type RegisterCalendarProps,
  type RegisterDay,
  type RegisterMonth,
} from './calendar'
export { ClockGrid, type ClockGridProps } from './clock-grid'
export { ClockScreen, type ClockScreenProps, Overlay, type OverlayProps } from './clock-screen'
export { ClockStrip, type ClockStripLink, type ClockStripProps, OnItsWay } from './clock-strip'
export {
  Choice,
  type ChoiceProps,
  Control,
  ControlGroup,
  type ControlGroupProps,
  type ControlProps,
  Suggest,
  type SuggestProps,
} from './controls'
export {
  Dialog,
  type DialogProps,
  DialogSection,
  type DialogSectionProps,
  KeyList,
  type KeyListProps,
  Toast,
  type ToastProps,
  ToolButton,
  type ToolButtonProps,
  Tools,
  type ToolsProps,
} from './dialog'
export { Document, type DocumentProps } from './document'
export { Follow, type FollowProps } from './follow'
export { FRONT_POSTER_SIZE, FrontStage, type FrontStageProps } from './front-stage'
export { LineTransfer, type LineTransferProps } from './line-transfer'
export { Manifesto, type ManifestoProps, type ManifestoStatement } from './manifesto'
export { NameIndex, type NameIndexProps } from './name-index'
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
  type SearchFilter,
  type SearchFilterGroup,
} from './search-bar'
export { SiteFooter, type SiteFooterProps } from './site-footer'
export { type NavigationLink, SiteHeader, type SiteHeaderProps, SkipLink } from './site-header'
export { Snippet, type SnippetProps } from './snippet'
export { Stamp, type StampProps } from './stamp'
