<ROOM MOLE
      (DESC "Mole")
      (FLAGS LIGHTBIT)
      (ACTION MOLE-F)>

<ROUTINE MOLE-F (RARG)
	 <COND (<VERB? LISTEN>
		<TELL "A foghorn." CR>)>>
