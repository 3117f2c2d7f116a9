create trigger audit_append_only before update, delete on audit for each row call 'dama.server.AppendOnly';
