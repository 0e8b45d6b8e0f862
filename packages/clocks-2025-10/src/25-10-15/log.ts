/** What changed with each minor version, 0 to 59: {h} is the hour, {n} the next one. */
export const MINOR: readonly string[] = `Changed: everything. See below.
Added: a minute.
Added: another minute, on request.
Added: soft eggs.
Fixed: tea no longer ships as hot water.
Changed: “five minutes” now takes five minutes.
Removed: the hurry introduced in {h}.5.
Fixed: eggs too hard since {h}.3.
Docs: sunlight is cached for eight minutes.
Reverted: snooze.
Deprecated: being early.
Added: one louder.
Refactored by the dozen.
Renamed from {h}.12b, for superstitious users.
Fixed: almost a quarter past.
Stable: a quarter past.
Performance: minutes feel shorter.
Reverted {h}.16: they only felt shorter.
Security: nobody can see you waiting.
Deprecated: {h}.18. Somebody can.
Added: looking out of the window.
Licence: now of age in all regions.
Known issue: hands overlap 22 times a day.
Merged: two birthdays.
Added: frames, for cinemas.
Added: one tomato, then a break.
Alphabet complete. Closing the ticket.
Dependencies: moon updated.
Reverted: moon. Users howled.
Fixed: February, in some years.
Half done.
Changed: half past is now past half.
Widened to 32 bits.
Fixed: record skipped, skipped, skipped.
No changes. Moved the sofa.
Tests: 34 of 35 minutes pass.
Done: a to-do from {h}.1.
Verified: body temperature.
Hotfix: slight fever.
Added: steps.
Life begins (opt-in).
No change since {h}.40, on principle.
Added: the answer. Question still open.
Closed as a duplicate of {h}.42.
Docs: fixed a tpyo.
Docs: fixed the typo in {h}.44.
Accessibility: minutes can be heard ticking.
Removed: ticking, after letters.
Renamed “soon” to “later”.
Renamed “later” to “in a minute”.
Fixed: therapist no longer stops here.
Added: glancing at the door.
Fixed: shuffle was not random.
Tidied up before the release.
Freeze: no new minutes, please.
First beta of {n}.0, for the impatient.
Known issue: stars rise 3 min 56 s early.
Translated into German. It takes longer.
Last call for version {h}.
End of life. Please upgrade to {n}.0.`.split('\n')

/** What broke with each major version, 0 to 23. */
export const MAJOR: readonly string[] = `The day has been emptied.
The last bus was removed.
Dreams no longer keep their type.
Silence is now the default.
Birds cannot be turned off.
Milk moved to the doorstep.
Alarms now throw.
Showers are queued.
Trains require standing.
Work is no longer optional.
Coffee must be passed explicitly.
Hunger is now global.
Shadows point the other way.
No way back to the morning.
Attention is rate-limited.
Cake is a required dependency.
Schools return children.
Desks must be closed by the caller.
Dinner no longer makes itself.
Sofas are blocking.
Plots load lazily.
Children accept no more input.
Noise now raises neighbours.
Today is deprecated.`.split('\n')
