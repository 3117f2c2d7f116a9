create index chat_line_not_shown on chat_line (status, id);
create index chat_line_flagged on chat_line (flags, id);
