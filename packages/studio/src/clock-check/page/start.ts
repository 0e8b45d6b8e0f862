/** The page's beginning: timers are replaced before all that follows, which finds those. The order matters. */
import './fake-clock'
import './main'
